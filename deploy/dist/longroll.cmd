@echo off
rem Runs Longroll from this folder; longroll --help lists the commands. The journal lives in data\ beside this script, or in
rem LONGROLL_HOME. JAVA_OPTS goes to the JVM.
setlocal
set "ROOT=%~dp0"
if not defined LONGROLL_HOME set "LONGROLL_HOME=%ROOT%data"
set "CACHE="
if exist "%ROOT%app\longroll.aot" set CACHE="-XX:AOTCache=%ROOT%app\longroll.aot" -Xlog:aot*=off
"%ROOT%runtime\bin\java.exe" %JAVA_OPTS% %CACHE% -jar "%ROOT%app\quarkus-run.jar" %*
exit /b %ERRORLEVEL%
